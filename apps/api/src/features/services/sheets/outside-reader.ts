import { notedAreas, type SeenSheet, sheetFields, type SheetPlace } from '@seri/domain/sheet/reading/reading';
import { z } from 'zod';
import type { VisionService } from '../../../platform/config/settings.ts';
import type { Log } from '../../../platform/log.ts';
import { getOutside, type Outside, OutsideError } from '../../../platform/outside/get-outside.ts';
import type { SheetReader } from './read-one-sheet.ts';

const mostBytes = 1 << 20;
const patience = 40;

/** A box as shares of the picture: left, top, width, height. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const kinds = ['note', 'label', ...sheetFields] as const;
const seenLines = z.object({
  lines: z.array(z.object({ text: z.string().min(1).max(200), kind: z.enum(kinds), box })).max(300),
});
const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

const task = `Transcribe this Japanese auction sheet. Give each line of text as it stands, with its box as shares of the picture
(left, top, width, height) and its kind: "note" for handwritten notes of the seller or the inspector, "label" for print,
"serial" for the chassis number, "grade" for the overall grade, "mileage" and "hours" for those numbers. Leave out printed
choices without a ring. Do not translate, and do not guess.`;

/**
 * R77: a vision service outside, by a call as OpenAI has it. Only the picture leaves: neither the lot nor who asked. What
 * it says goes by the rules of our own reader, who reads the sheet if the service does not.
 */
export function outsideReader(service: VisionService, own: SheetReader, log: Log, outside?: Outside): SheetReader {
  return async (picture, kind, isQuick, signal) => {
    try {
      return { seen: await askService(service, picture, signal, outside), by: 'outside' };
    } catch (error) {
      if (signal.aborted) throw error;
      log.warn({ reason: String(error) }, 'the service outside did not read a sheet');
      return own(picture, kind, isQuick, signal);
    }
  };
}

/** A failure that may pass is tried once more. */
async function askService(service: VisionService, picture: Uint8Array, signal: AbortSignal, outside?: Outside) {
  const ask = () => post(service, picture, signal, outside);
  const answer = await ask().catch((error: unknown) => {
    if (!(error instanceof OutsideError) || error.isFinal) throw error;
    return ask();
  });
  const [first] = completion.parse(JSON.parse(answer)).choices;
  return seenSheetOf(seenLines.parse(JSON.parse(first?.message.content ?? '')));
}

async function post(
  { address, key, model }: VisionService,
  picture: Uint8Array,
  signal: AbortSignal,
  outside?: Outside,
): Promise<string> {
  const url = `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`;
  const content = [
    { type: 'text', text: task },
    { type: 'image_url', image_url: { url } },
  ];
  const schema = z.toJSONSchema(seenLines);
  const format = { type: 'json_schema', json_schema: { name: 'sheet', strict: true, schema } };
  const body = JSON.stringify({ model, messages: [{ role: 'user', content }], response_format: format });
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    authorization: `Bearer ${key}`,
  };
  const hosts = [new URL(address).hostname];
  const target = { address, hosts, mostBytes, accept: 'application/json', signal, post: { body, headers }, patience };
  return (await getOutside(target, outside)).toString('utf8');
}

/** A service tells no probabilities, so its signs count as good readings. */
const sure = 0.95;

function seenSheetOf({ lines }: z.infer<typeof seenLines>): SeenSheet {
  const placed = lines.map(({ text, kind, box: [x, y, width, height] }) => ({
    kind,
    place: { x, y, width, height },
    signs: Array.from(text, (sign, index) => ({ sign, p: sure, others: [], at: (index + 0.5) / text.length })),
  }));
  const whole: SheetPlace = { x: 0, y: 0, width: 1, height: 1 };
  const [, remarks] = notedAreas;
  return {
    form: 'outside',
    lines: placed.map(({ kind, place, signs }) => ({ place, signs, area: kind === 'note' ? remarks : null })),
    rooms: { [remarks]: whole },
    fields: sheetFields.flatMap((field) =>
      placed.filter(({ kind }) => kind === field).map(({ place, signs }) => ({ field, place, signs })),
    ),
    ringed: [],
  };
}
