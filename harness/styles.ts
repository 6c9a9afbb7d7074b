// The scope's reset stands first: components build on it by order. Globs are hoisted above imports, so theirs is a file of its own.
import '../src/ui/BrandScope.css';
import './componentStyles.js';
