'use client';

import { useId } from 'react';
import { AccountPage } from '../../blocks/AccountPage.js';
import { detailsWords } from '../../brands/words/details.js';
import type { Permission } from '../../model/account.js';
import { type Action, idle, type Load } from '../../model/load.js';
import { denied, granted } from '../../rules/account/preferences.js';
import { ownValue } from '../../rules/common/ownValue.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';

/** The customer's permissions, and the callbacks of the page. */
export interface PermissionsPageProps {
  /** Every permission that the shop asks for. */
  readonly permissions: Load<readonly Permission[]>;
  /** State of changes, by `category/code`. */
  readonly changes?: Readonly<Record<string, Action>>;
  /** Last change, announced to assistive technology. */
  readonly announcement?: string | undefined;
  /** Called with a permission in its new state. */
  readonly onSet: (permission: Permission) => void;
  /** Called to fetch the permissions again after they failed to load. */
  readonly onRetry: () => void;
}

/** Page with every permission, given or not, by category, code and state. Each can be given or withdrawn (ACCT-020,
 * ACCT-022). Unknown categories and codes are shown as they are (OPEN-079). */
export function PermissionsPage({ permissions, changes = {}, announcement, onSet, onRetry }: PermissionsPageProps) {
  const text = useText(detailsWords);
  const failure = Object.values(changes).find(({ status }) => status === 'failed');
  return (
    <AccountPage
      component="PermissionsPage"
      title={text('permissions.title')}
      lead={text('permissions.lead')}
      load={permissions}
      loadingText={text('permissions.loading')}
      announcement={announcement}
      onRetry={onRetry}
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState title={text('permissions.none')}>{text('permissions.noneText')}</EmptyState>
        ) : (
          <>
            {failure?.status === 'failed' ? <Notice tone="failed" title={failure.message} /> : null}
            {[...new Set(all.map(({ category }) => category))].map((category) => (
              <Category
                key={category}
                category={category}
                permissions={all.filter((permission) => permission.category === category)}
                changes={changes}
                onSet={onSet}
              />
            ))}
          </>
        )
      }
    </AccountPage>
  );
}

/** Returns the key of a permission among the page's changes. */
export const keyOfPermission = ({ category, code }: Permission): string => `${category}/${code}`;

const codes = ['EMAIL', 'POST', 'PHONE', 'SMS', 'SHARE_DATA', 'SHARE_EMAIL', 'COF'] as const;
const categories = ['MARKETING', 'PAYMENT'] as const;
const isKnown = <Known extends string>(known: readonly Known[], one: string): one is Known =>
  (known as readonly string[]).includes(one);

/** Returns a function that names what a permission is for. */
function useNameOf(): (permission: Permission) => string {
  const text = useText(detailsWords);
  return ({ code }) => (isKnown(codes, code) ? text(`permissions.${code}`) : code);
}

interface CategoryProps extends Required<Pick<PermissionsPageProps, 'changes' | 'onSet'>> {
  readonly category: string;
  readonly permissions: readonly Permission[];
}

function Category({ category, permissions, changes, onSet }: CategoryProps) {
  const text = useText(detailsWords);
  const nameOf = useNameOf();
  const titleId = useId();
  const title = isKnown(categories, category) ? text(`permissions.${category}`) : category;
  return (
    <section className="wsk-PermissionsPage-category" aria-labelledby={titleId}>
      <h2 className="wsk-Heading" data-level="3" id={titleId}>
        {title}
      </h2>
      <ul className="wsk-PermissionsPage-list">
        {permissions.map((permission) => (
          <li className="wsk-PermissionsPage-permission" key={permission.code}>
            <div>
              <p className="wsk-PermissionsPage-name">{nameOf(permission)}</p>
              <p className="wsk-FactRow">
                <State state={permission.state} />
                <span className="wsk-PermissionsPage-code">{permission.code}</span>
              </p>
            </div>
            <Change
              permission={permission}
              action={ownValue(changes, keyOfPermission(permission)) ?? idle}
              onSet={onSet}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ state }: { state: string }) {
  const text = useText(detailsWords);
  const words = state === granted ? text('permissions.granted') : state === denied ? text('permissions.denied') : state;
  return (
    <span className="wsk-PermissionsPage-state" data-state={state}>
      {words}
    </span>
  );
}

interface ChangeProps extends Pick<PermissionsPageProps, 'onSet'> {
  readonly permission: Permission;
  readonly action: Action;
}

function Change({ permission, action, onSet }: ChangeProps) {
  const text = useText(detailsWords);
  const nameOf = useNameOf();
  const isGranted = permission.state === granted;
  const name = nameOf(permission);
  return (
    <ActionButton
      variant="line"
      size="small"
      action={action}
      label={text(isGranted ? 'permissions.withdraw' : 'permissions.grant')}
      busyLabel={text('details.saving')}
      aria-label={
        action.status === 'busy'
          ? undefined
          : text(isGranted ? 'permissions.withdrawNamed' : 'permissions.grantNamed', { name })
      }
      onClick={() => onSet({ ...permission, state: isGranted ? denied : granted })}
    />
  );
}
