import { exitCodeOf, runTool, stopAll, whenTold } from '../tools.mjs';

whenTold(() => stopAll().then(() => process.exit(1)));
// The statistics say which stories a change can touch.
await runTool('storybook', ['build', '-o', 'storybook-static', '--stats-json', '--loglevel', 'warn']);
// Its settings are in chromatic.config.json. It reads its token from the environment, and reports a missing one.
process.exitCode = (await exitCodeOf('chromatic', [])) ?? 1;
