// What every component builds on stands first. Globs are hoisted above imports, so the rest is a file of its own.
import '../../src/ui/BrandScope.css';
import '../../src/ui/Heading.css';
import '../../src/ui/Text.css';
import '../../src/ui/Container.css';
import '../../src/ui/Panel.css';
import './componentStyles.js';
