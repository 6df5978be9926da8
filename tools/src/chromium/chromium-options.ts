/** Every test starts its browser quietly, and without the sandbox, which containers and root cannot have. */
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
