import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { modelFile, modelFiles, type ModelName } from './models.ts';
import { whyNoOcr } from './why-no-ocr.ts';

it('the models of the package are those that are known', async () => {
  expect(await whyNoOcr({ by: 'own', models: undefined, outside: undefined })).toBeUndefined();
  expect(await whyNoOcr({ by: 'off', models: undefined, outside: undefined })).toBe('OCR is off.');
});

it('other models are refused by name, and so are missing ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seri-models-'));
  for (const name of Object.keys(modelFiles) as ModelName[])
    await copyFile(modelFile(undefined, name), modelFile(folder, name));
  expect(await whyNoOcr({ by: 'own', models: folder, outside: undefined })).toBeUndefined();
  await writeFile(modelFile(folder, 'latin'), 'another model');
  expect(await whyNoOcr({ by: 'own', models: folder, outside: undefined })).toContain(modelFiles.latin.file);
  await rm(folder, { recursive: true });
  expect(await whyNoOcr({ by: 'own', models: folder, outside: undefined })).toContain(modelFiles.detector.file);
});
