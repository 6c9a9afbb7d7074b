import type { Page } from 'playwright-core';

/** Returns a module that does nothing but create the page's elements. */
export const elementsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const renamed: Record<string, string> = {
      class: 'className',
      for: 'htmlFor',
      value: 'defaultValue',
      checked: 'defaultChecked',
    };
    const camel = (name: string) => name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());

    function propsOf(element: Element): string {
      const props: Record<string, unknown> = {};
      for (const { name, value } of element.attributes) {
        if (name === 'style') {
          const { style } = element as HTMLElement;
          props.style = Object.fromEntries(
            [...style].map((property) => [
              property.startsWith('--') ? property : camel(property),
              style.getPropertyValue(property),
            ]),
          );
        } else if (/^(data|aria)-/.test(name)) props[name] = value;
        else props[renamed[name] ?? camel(name)] = value === '' && name !== 'alt' ? true : value;
      }
      return JSON.stringify(props);
    }

    function made(node: Node): string {
      if (node instanceof Text) return JSON.stringify(node.data);
      if (!(node instanceof Element)) return 'null';
      return `e(${[JSON.stringify(node.localName), propsOf(node), ...[...node.childNodes].map(made)].join(',')})`;
    }

    const shop = document.querySelector('#shop > *');
    if (!shop) throw new Error('There is no shop on this page.');
    return `export const elements = (e) => ${made(shop)};`;
  });
