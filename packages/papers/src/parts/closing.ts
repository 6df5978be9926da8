import type { PaperSnapshot } from '@seri/domain/invoices/paper-snapshot';
import type { ReactElement } from 'react';
import { block, box } from '../elements.ts';
import { colours, looks, measure } from '../look.data.ts';
import type { Pen } from '../pen.ts';

const width = 200;

/** Remarks, which may go on over a page, and room to sign. */
export function closing(pen: Pen, { remarks, seller }: PaperSnapshot): ReactElement[] {
  const written = remarks ? [...new Set(pen.languages.map((language) => remarks[language]))] : [];
  return [
    box(
      { marginTop: 16, rowGap: 2 },
      written.length > 0 && pen.write(pen.say('remarks'), looks.caption, measure),
      ...written.map((text) => pen.write(text, looks.text, measure)),
    ),
    block(
      'signature',
      {
        width,
        alignSelf: 'flex-end',
        marginTop: 44,
        paddingTop: 4,
        borderTopWidth: 0.5,
        borderColor: colours.ruleStrong,
      },
      pen.write(`${pen.say('signature')} ${seller.name}`, looks.caption, width),
    ),
  ];
}
