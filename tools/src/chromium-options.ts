/** How every test starts its browser: quiet, and without the sandbox that containers and root cannot have. */
export const CHROMIUM_ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

export function chromiumLaunchOptions(env: NodeJS.ProcessEnv) {
  const executablePath = env['CHROMIUM'];
  return {
    ...(executablePath ? { executablePath } : {}),
    chromiumSandbox: false,
    args: [...CHROMIUM_ARGUMENTS],
  };
}
