// Before the first paint: the theme, the language and the menu of this browser (see src/lib/storage.ts for the keys).
{
  const root = document.documentElement;
  const stored = { theme: null, language: null, menu: null };
  try {
    stored.theme = localStorage.getItem('seri.theme');
    stored.language = localStorage.getItem('seri.language');
    stored.menu = localStorage.getItem('seri.menu');
  } catch {
    // A browser that forbids storage has no choices to honour.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = stored.theme === 'dark' || stored.theme === 'light' ? stored.theme : system;
  if (stored.menu === 'open') root.dataset.menu = 'open';
  root.lang = stored.language === 'ru' ? 'ru' : 'en';
}
