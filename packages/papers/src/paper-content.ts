import type { ReactNode } from 'react';
import type { FramedTable } from './frame.ts';

/** The parts of a paper from top to bottom, and the table among them that may go on over several pages. */
export interface PaperContent {
  table: FramedTable | null;
  parts: readonly ReactNode[];
}
