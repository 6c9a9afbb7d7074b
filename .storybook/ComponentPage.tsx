import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { guidanceText } from '../harness/scripts/docs/guidance.mjs';
import type { Guidance } from '../harness/scripts/docs/guidanceRecord.js';
import criteria from '../stories/docs/wcag.json' with { type: 'json' };
import { ComponentUsage } from './ComponentUsage.js';
import { componentOf } from './componentOf.js';

/** The records beside the stories. */
const guidances = import.meta.glob<Guidance>('../stories/**/*.guidance.json', { eager: true, import: 'default' });

/** Checks whether a component fills or covers a page, and is therefore shown in its own window. */
const takesThePage = (name: string) => /(Page|Modal|Menu|Overlay|Popup|Popover|Shell|Dialog|Region|Header)$/.test(name);

/** The docs page of a component: its description, its props, its usage and all of its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters } = preparedMeta;
  const stories = useContext(DocsContext).componentStories();
  const name = componentOf(parameters.fileName);
  // A container makes calls, and all stories of a page share one backend, so it is shown once in its own page.
  const isWired = title.startsWith('storefront/');
  const guidance =
    guidances[parameters.fileName.replace(/^.*(?=stories\/)/, '../').replace('.stories.tsx', '.guidance.json')];
  const inline = !isWired && !takesThePage(name);
  const linkTo = (exported: string) => {
    const story = stories.find(({ name: state }) => state.replaceAll(' ', '') === exported);
    return story ? `[${story.name}](./?path=/story/${story.id})` : exported;
  };
  return (
    <>
      <Title />
      <Description of="meta" />
      {inline ? <Primary /> : <Canvas of={stories[0]?.moduleExport} story={{ inline: false, height: '640px' }} />}
      {isWired ? null : (
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
      <Heading>States</Heading>
      {isWired ? (
        <ul>
          {stories.map(({ id, name: state }) => (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {state}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        stories.slice(1).map((story) => (
          <section key={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <Canvas of={story.moduleExport} story={inline ? {} : { inline, height: '480px' }} />
          </section>
        ))
      )}
    </>
  );
}
