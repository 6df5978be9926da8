import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OcrSettings } from '../config/settings.ts';
import { isModel, modelFiles, type ModelName } from './models.ts';

/** The reason for which this machine cannot read sheets, or undefined. Nothing of the runtime is loaded for that. */
export async function whyNoOcr({ by, models }: OcrSettings): Promise<string | undefined> {
  if (by === 'off') return 'OCR is off.';
  if (by === 'openai') return undefined;
  if (!hasRuntime())
    return `The runtime of the models has no build for ${process.platform} ${process.arch} with its libraries.`;
  for (const name of Object.keys(modelFiles) as ModelName[]) {
    const isRight = await isModel(models, name).catch(() => false);
    if (!isRight) return `The model ${modelFiles[name].file} is missing or another one.`;
  }
  return undefined;
}

/** Its builds for Linux need the library of GNU. */
function hasRuntime(): boolean {
  const folder = dirname(createRequire(import.meta.url).resolve('onnxruntime-node/package.json'));
  const isBuilt = existsSync(join(folder, 'bin/napi-v3', process.platform, process.arch));
  return isBuilt && (process.platform !== 'linux' || usesGlibc());
}

function usesGlibc(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}
