import { readFileSync } from 'node:fs';
import core from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

const spectral = new core.Spectral();
spectral.setRuleset({ extends: [[rulesets.oas, 'all']] });
const found = await spectral.run(JSON.parse(readFileSync('openapi.json', 'utf8')));
process.stdout.write(JSON.stringify(found.map(({ code }) => code)));
