// The styles every component builds on come first. Globs are hoisted above imports, so the rest is in a separate file.
import '../../src/ui/BrandScope.css';
import '../../src/ui/Heading.css';
import '../../src/ui/Text.css';
import '../../src/ui/Container.css';
import '../../src/ui/Panel.css';
import '../../src/ui/Columns.css';
import '../../src/ui/Intro.css';
import '../../src/ui/SpreadRow.css';
import '../../src/ui/FactRow.css';
import '../../src/ui/Actions.css';
import '../../src/ui/Form.css';
import '../../src/ui/Fieldset.css';
import '../../src/ui/Picture.css';
import '../../src/ui/Prose.css';
import '../../src/ui/Flag.css';
import '../../src/ui/SkipLink.css';
import './componentStyles.js';
