import type { SettingProblem } from '../../mocks/world/settings.js';
import { Notice } from '../../src/entries/index.js';

interface SettingProblemsProps {
  /** Why the previous shop could not be continued; undefined if it was. */
  readonly lost: string | undefined;
  readonly problems: readonly SettingProblem[];
}

/** Lists the settings from the previous shop or the address that cannot be used. The shop below uses other values
 * instead. */
export function SettingProblems({ lost, problems }: SettingProblemsProps) {
  return (
    <div className="harness-SettingProblems">
      {lost !== undefined && (
        <Notice tone="failed" title="This is a new shop">
          {`What this browser had kept of the last one cannot be used: ${lost}.`}
        </Notice>
      )}
      {problems.map(({ setting, message }) => (
        <Notice key={setting} tone="failed" title={message}>
          {`The setting “${setting}” in the address was left out; everything else works as before.`}
        </Notice>
      ))}
    </div>
  );
}
