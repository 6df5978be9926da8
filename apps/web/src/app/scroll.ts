import { router } from './router.tsx';

/** Where each entry of the history was left, so that Back returns to the same row. Kept in memory: a reload is the browser's. */
const positions = new Map<string, number>();

export function keepScroll(): void {
  let current = router.state.location.state.__TSR_key ?? '';
  window.addEventListener('scroll', () => positions.set(current, window.scrollY), { passive: true });
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    if (fromLocation) positions.set(current, window.scrollY);
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    const key = toLocation.state.__TSR_key ?? '';
    if (!fromLocation || key === current) {
      current = key;
      return;
    }
    current = key;
    window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
  });
}
