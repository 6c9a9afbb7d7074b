import process from 'node:process';

/** The commands of the package. Each is loaded when it is used. */
const commands: Readonly<Record<string, () => Promise<(args: readonly string[]) => unknown>>> = {
  'check-contract': async () => {
    const { run } = await import('../contract/checkContract.js');
    return async (args) => {
      process.exitCode = await run(args);
    };
  },
  mcp: async () => (await import('../mcp/server.js')).runMcp,
  mock: async () => (await import('./mockCommand.js')).runMock,
};

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (load) await (await load())(args);
else {
  process.stderr.write(`Use npx wine-storefront-kit ${Object.keys(commands).join(' | ')}, with --help for more.\n`);
  process.exitCode = 1;
}
