export { readStages } from './stage.store.ts';
