import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { guidanceText } from '../harness/scripts/docs/guidance.mjs';
import type { Guidance } from '../harness/scripts/docs/guidanceRecord.js';
import criteria from '../stories/docs/wcag.json' with { type: 'json' };
import { ComponentUsage } from './ComponentUsage.js';
import { componentOf } from './componentOf.js';
import { StateLinks, StateList, StateTable, StateThumbnails } from './States.js';

/** The records beside the stories. */
const guidances = import.meta.glob<Guidance>('../stories/**/*.guidance.json', { eager: true, import: 'default' });

/** Checks whether a component fills or covers a page, and is therefore shown in its own window. */
const takesThePage = (name: string) => /(Page|Modal|Menu|Overlay|Popup|Popover|Shell|Dialog|Region|Header)$/.test(name);

/** A container is a page: it makes calls, and all stories of a docs page share one backend, so only one is shown, in its
 * own window. */
function kindOf(title: string, name: string): 'page' | 'screen' | 'primitive' | 'block' {
  if (title.startsWith('storefront/')) return 'page';
  if (takesThePage(name)) return 'screen';
  return title.startsWith('ui/') ? 'primitive' : 'block';
}

/** The docs page of a component: its description, its props, its usage and all of its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters } = preparedMeta;
  const stories = useContext(DocsContext).componentStories();
  const name = componentOf(parameters.fileName);
  const guidance =
    guidances[parameters.fileName.replace(/^.*(?=stories\/)/, '../').replace('.stories.tsx', '.guidance.json')];
  const kind = kindOf(title, name);
  const linkTo = (exported: string) => {
    const story = stories.find(({ name: state }) => state.replaceAll(' ', '') === exported);
    return story ? `[${story.name}](./?path=/story/${story.id})` : exported;
  };
  return (
    <>
      <Title />
      <Description of="meta" />
      {kind === 'page' ? <Canvas of={stories[0]?.moduleExport} story={{ inline: false, height: '640px' }} /> : null}
      {kind === 'screen' ? <StateThumbnails stories={stories} /> : null}
      {kind === 'primitive' || kind === 'block' ? <Primary /> : null}
      {kind === 'page' ? null : (
        <>
          <Heading>Props</Heading>
          <Controls />
        </>
      )}
      {guidance ? (
        <>
          <Heading>Guidance</Heading>
          <Markdown>{guidanceText(guidance, criteria, linkTo)}</Markdown>
        </>
      ) : null}
      <ComponentUsage name={name} />
      {kind === 'screen' ? null : <Heading>States</Heading>}
      {kind === 'page' ? <StateLinks stories={stories} /> : null}
      {kind === 'primitive' ? <StateTable stories={stories} /> : null}
      {kind === 'block' ? <StateList stories={stories.slice(1)} /> : null}
    </>
  );
}
