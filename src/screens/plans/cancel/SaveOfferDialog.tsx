'use client';

import { Amount } from '../../../blocks/Amount.js';
import { ProductImage } from '../../../blocks/ProductImage.js';
import { planCancelWords } from '../../../brands/words/planCancel.js';
import type { Action, Load } from '../../../model/load.js';
import type { SaveOffer } from '../../../model/plan.js';
import type { PlanAlternative } from '../../../rules/plans/alternatives.js';
import { worthOf } from '../../../rules/plans/nextCase.js';
import { ActionButton } from '../../../ui/ActionButton.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { Link } from '../../../ui/Link.js';
import { Live } from '../../../ui/Live.js';
import { ModalDialog } from '../../../ui/ModalDialog.js';
import { Notice } from '../../../ui/Notice.js';
import { RetryNotice } from '../../../ui/RetryNotice.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { useScope, useText } from '../../../ui/scope.js';
import { useHref } from '../../../ui/useHref.js';
import { CancelChoices } from './CancelChoices.js';

/** The offer, the state of accepting it, and the dialog's callbacks. */
export interface SaveOfferDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Id of the plan, for the link back to it. */
  readonly subscriptionId: string;
  /** The offer; null if there is none. */
  readonly offer: Load<SaveOffer | null>;
  /** What answers the customer's reason, the closest first. */
  readonly alternatives?: readonly PlanAlternative[];
  /** State of accepting the offer; done once the offer is part of the next case. */
  readonly action: Action;
  /** Called with the accepted offer. */
  readonly onAccept: (acceptance: { readonly offer: SaveOffer }) => void;
  /** Called to continue cancelling, whether or not there is an offer. */
  readonly onContinue: () => void;
  /** Called to fetch the offer again after it failed to load. */
  readonly onRetry: () => void;
  /** Called when the customer closes the dialog without a decision. */
  readonly onClose: () => void;
}

/** Dialog with the offer made to a customer who is about to cancel a plan (PLAN-015, PLAN-016, PLAN-031, PLAN-033). The
 * button to continue cancelling is there from the start, comes first, and is as large as the button to accept. */
export function SaveOfferDialog({
  open,
  subscriptionId,
  offer,
  alternatives = [],
  action,
  onContinue,
  onClose,
  ...on
}: SaveOfferDialogProps) {
  const href = useHref();
  const text = useText(planCancelWords);
  const isTaken = action.status === 'done';
  const made = offer.status === 'ready' ? offer.data : null;
  return (
    <ModalDialog
      open={open}
      title={text(offer.status === 'ready' && !made ? 'saveOffer.alternativesTitle' : 'saveOffer.title')}
      kind="message"
      onClose={() => onClose()}
      buttons={
        <CancelChoices>
          <Button variant="line" wide onClick={() => onContinue()}>
            {text('saveOffer.cancelNow')}
          </Button>
          {isTaken ? (
            <ButtonLink variant="line" wide href={href('winePlan', { params: { subscriptionId } })}>
              {text('saveOffer.toPlan')}
            </ButtonLink>
          ) : made ? (
            <ActionButton
              variant="line"
              wide
              action={action}
              label={text('saveOffer.take')}
              busyLabel={text('saveOffer.taking')}
              onClick={() => on.onAccept({ offer: made })}
            />
          ) : null}
        </CancelChoices>
      }
    >
      <div className="wsk-SaveOfferDialog" data-component="SaveOfferDialog" data-status={offer.status}>
        <Live>
          {isTaken ? (
            <Notice tone="done" title={text('saveOffer.taken')}>
              {text('saveOffer.takenText')}
            </Notice>
          ) : null}
        </Live>
        {isTaken ? null : offer.status === 'failed' ? (
          <RetryNotice title={offer.message} onRetry={on.onRetry}>
            {text('saveOffer.noneText')}
          </RetryNotice>
        ) : offer.status === 'loading' ? (
          <>
            <p className="wsk-VisuallyHidden" role="status">
              {text('saveOffer.loading')}
            </p>
            <div className="wsk-SaveOfferDialog-loading">
              <Skeleton shape="block" />
            </div>
          </>
        ) : made ? (
          <Offer offer={made} />
        ) : alternatives.length > 0 ? null : (
          <div className="wsk-SaveOfferDialog-words">
            <h3 className="wsk-Heading" data-level="4">
              {text('saveOffer.none')}
            </h3>
            <p className="wsk-Text">{text('saveOffer.noneText')}</p>
          </div>
        )}
        {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
        {alternatives.length > 0 && !isTaken ? (
          <Alternatives subscriptionId={subscriptionId} alternatives={alternatives} />
        ) : null}
      </div>
    </ModalDialog>
  );
}

const routeOf = {
  skip: 'winePlan',
  lessOften: 'winePlanChange',
  smaller: 'winePlanChange',
  swap: 'winePlanNextCase',
  otherCase: 'winePlanChange',
  otherDay: 'winePlanDelivery',
} as const satisfies Record<PlanAlternative, string>;

function Alternatives({
  subscriptionId,
  alternatives,
}: {
  subscriptionId: string;
  alternatives: readonly PlanAlternative[];
}) {
  const href = useHref();
  const text = useText(planCancelWords);
  return (
    <div className="wsk-SaveOfferDialog-words">
      <h3 className="wsk-Heading" data-level="4">
        {text('saveOffer.alternatives')}
      </h3>
      <ul className="wsk-SaveOfferDialog-alternatives">
        {alternatives.map((alternative) => (
          <li className="wsk-SaveOfferDialog-alternative" key={alternative}>
            <Link place="alone" href={href(routeOf[alternative], { params: { subscriptionId } })}>
              {text(`saveOffer.${alternative}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Offer({ offer }: { offer: SaveOffer }) {
  const { site } = useScope();
  const text = useText(planCancelWords);
  const { headline, description, wines = [] } = offer;
  const [before, after] = text('saveOffer.worth', { price: '|' }).split('|');
  return (
    <div className="wsk-SaveOfferDialog-offer">
      {wines.length === 0 ? null : (
        <div className="wsk-SaveOfferDialog-art" data-ground="stage">
          {wines.flatMap(({ itemCode, thumbnailImage, quantity }) =>
            Array.from({ length: Math.min(quantity, 3) }, (_, place) => `${itemCode} ${place}`).map((key) => (
              <span key={key} className="wsk-SaveOfferDialog-bottle">
                <ProductImage src={thumbnailImage} alt="" shape="bottle" />
              </span>
            )),
          )}
        </div>
      )}
      <div className="wsk-SaveOfferDialog-words">
        <h3 className="wsk-Heading" data-level="4">
          {headline}
        </h3>
        <p className="wsk-Text">{description}</p>
        {wines.length === 0 ? null : (
          <p className="wsk-SaveOfferDialog-worth">
            {before}
            <Amount amount={worthOf(offer, site)} size="row" />
            {after}
          </p>
        )}
        <p className="wsk-SaveOfferDialog-note">{text('saveOffer.text')}</p>
      </div>
    </div>
  );
}
