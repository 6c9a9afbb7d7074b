import { serve } from './serveCommand.js';

serve(process.argv.slice(2));
