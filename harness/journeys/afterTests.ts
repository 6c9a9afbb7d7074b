import { afterEach } from 'vitest';
import { closeShops } from './shopper.js';

// Runs for each test file, while the modules that the files share are loaded once.
afterEach(closeShops);
