import { readFile } from 'node:fs/promises';
import type { InferenceSession } from 'onnxruntime-node';
import { isModel, modelFile, modelFiles, type ModelName, readSigns } from './models.ts';
import type { Recogniser } from './recognise-text.ts';
import { openSession } from './session.ts';

export interface Models {
  detector: InferenceSession;
  japanese: Recogniser;
  latin: Recogniser;
}

export async function openModels(folder: string | undefined): Promise<Models> {
  const recogniser = async (name: 'japanese' | 'latin') => ({
    session: await openModel(folder, name),
    signs: await readSigns(folder, name),
  });
  return {
    detector: await openModel(folder, 'detector'),
    japanese: await recogniser('japanese'),
    latin: await recogniser('latin'),
  };
}

async function openModel(folder: string | undefined, name: ModelName): Promise<InferenceSession> {
  if (!(await isModel(folder, name))) throw new Error(`The model ${modelFiles[name].file} is another one.`);
  return openSession(await readFile(modelFile(folder, name)));
}
