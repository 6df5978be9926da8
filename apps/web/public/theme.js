// Before the first paint: the theme and the language of this browser (see src/lib/storage.ts for the keys).
{
  const root = document.documentElement;
  const stored = { theme: null, language: null };
  try {
    stored.theme = localStorage.getItem('seri.theme');
    stored.language = localStorage.getItem('seri.language');
  } catch {
    // A browser that forbids storage has no choices to honour.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = stored.theme === 'dark' || stored.theme === 'light' ? stored.theme : system;
  root.lang = stored.language === 'ru' ? 'ru' : 'en';
}
