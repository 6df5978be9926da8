export interface RunningPart {
  stop(): Promise<void>;
}
