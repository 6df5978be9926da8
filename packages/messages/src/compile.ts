import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { figureOf } from './figures.ts';

/** Figures, which are `#` in a plural and `{name, number}` anywhere, are said by `withFigures` and not by the browser. */
export const compileText = (text: string): CompiledMessage => spoken(compileMessageOrThrow(text));

function spoken(message: CompiledMessage, counted?: string): CompiledMessage {
  return message.map((token) => {
    if (typeof token === 'string') return token === '#' && counted !== undefined ? [figureOf(counted)] : token;
    const [name, type, choices] = token;
    if (type === 'number') return [figureOf(name)];
    if (typeof choices !== 'object' || choices === null) return token;
    const inner = type === 'plural' ? name : counted;
    const forms = Object.entries(choices).map(([form, said]) => [
      form,
      Array.isArray(said) ? spoken(said as CompiledMessage, inner) : said,
    ]);
    return [name, type, Object.fromEntries(forms)];
  }) as CompiledMessage;
}
