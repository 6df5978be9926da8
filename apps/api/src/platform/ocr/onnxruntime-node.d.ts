/** The package brings no types; these are the parts that are used. */
declare module 'onnxruntime-node' {
  export class Tensor {
    constructor(type: 'float32', data: Float32Array, dims: readonly number[]);
    readonly data: unknown;
    readonly dims: readonly number[];
  }

  export class InferenceSession {
    static create(model: Uint8Array, options: InferenceOptions): Promise<InferenceSession>;
    readonly inputNames: readonly string[];
    readonly outputNames: readonly string[];
    run(inputs: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
  }

  export interface InferenceOptions {
    enableCpuMemArena: boolean;
    enableMemPattern: boolean;
    intraOpNumThreads: number;
    interOpNumThreads: number;
    executionMode: 'sequential';
    graphOptimizationLevel: 'all';
  }
}
