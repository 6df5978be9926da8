import { type InferenceOptions, InferenceSession, Tensor } from 'onnxruntime-node';

/** One thread, and no memory kept between runs: a reader is a guest on the machine. */
const options: InferenceOptions = {
  enableCpuMemArena: false,
  enableMemPattern: false,
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
};

export const openSession = (model: Uint8Array): Promise<InferenceSession> => InferenceSession.create(model, options);

/** Runs a model with one input and one output. */
export async function run(
  session: InferenceSession,
  input: Float32Array,
  shape: readonly number[],
): Promise<{ data: Float32Array; dims: readonly number[] }> {
  const [inputName = ''] = session.inputNames;
  const [outputName = ''] = session.outputNames;
  const results = await session.run({ [inputName]: new Tensor('float32', input, [...shape]) });
  const output = results[outputName];
  if (!(output?.data instanceof Float32Array)) throw new Error('The model answered with no numbers');
  return { data: output.data, dims: output.dims };
}
