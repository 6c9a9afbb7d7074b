import type { SettingProblem } from '../mocks/settings.js';
import { Notice } from '../src/entries/index.js';

/** Settings in the address that cannot be used; the shop below runs on the ones it had. */
export function SettingProblems({ problems }: { problems: readonly SettingProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <div className="harness-SettingProblems">
      {problems.map(({ setting, message }) => (
        <Notice key={setting} tone="failed" title={message}>
          {`The setting “${setting}” in the address was left out; everything else works as before.`}
        </Notice>
      ))}
    </div>
  );
}
