import type { ReactNode } from 'react';

interface PlacedNode {
  props?: { id?: string };
  children?: readonly PlacedNode[];
}

/**
 * The ids of all that stands on a page. The renderer hands what it has placed there to the page's layout, wrapped in
 * elements; only then is it known which lines a page holds.
 */
export function idsOn(children: ReactNode): string[] {
  const placed = [children].flat() as unknown as readonly ({ props?: { node?: PlacedNode } } | undefined)[];
  return placed.flatMap((element) => (element?.props?.node ? idsIn(element.props.node) : []));
}

function idsIn({ props, children = [] }: PlacedNode): string[] {
  return [...(props?.id === undefined ? [] : [props.id]), ...children.flatMap(idsIn)];
}
