import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { figureName } from './figures.ts';

/** Numbers (`#` in a plural, `{name, number}` anywhere) become placeholders for `withFigures`: all languages group digits alike. */
export const compileText = (text: string): CompiledMessage => withFigureTokens(compileMessageOrThrow(text));

function withFigureTokens(message: CompiledMessage, counted?: string): CompiledMessage {
  return message.map((token) => {
    if (typeof token === 'string') return token === '#' && counted !== undefined ? [figureName(counted)] : token;
    const [name, type, choices] = token;
    if (type === 'number') return [figureName(name)];
    // A plain value, such as `{name}`, has no forms.
    if (typeof choices !== 'object' || choices === null) return token;
    const inner = type === 'plural' ? name : counted;
    const forms = Object.entries(choices).map(([form, text]) => [
      form,
      Array.isArray(text) ? withFigureTokens(text as CompiledMessage, inner) : text,
    ]);
    return [name, type, Object.fromEntries(forms)];
  }) as CompiledMessage;
}
