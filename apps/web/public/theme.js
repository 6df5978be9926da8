// Before the first paint: the theme and the language of this browser (see src/lib/storage.ts for the keys).
(function () {
  const root = document.documentElement;
  const read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = read('seri.theme');
  root.dataset.theme = theme === 'dark' || theme === 'light' ? theme : dark;
  root.lang = read('seri.language') === 'ru' ? 'ru' : 'en';
})();
