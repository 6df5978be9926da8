/** Staff alone load them, together. */
export { WayHistory } from './way-history.tsx';
export { WayTools } from './way-tools.tsx';
