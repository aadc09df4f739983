import { expect, test } from 'vitest'
import { offlineWorker } from './offline-worker.ts'

type Install = { addRoutes?: () => Promise<void>; waitUntil: (work: Promise<unknown>) => void }

/** Installs the worker in a fake browser with this `addRoutes`, and returns what the install waits for. */
function install(addRoutes?: () => Promise<void>): Promise<unknown>[] {
  const heard = new Map<string, (event: Install) => void>()
  const waited: Promise<unknown>[] = []
  const listen = (name: string, act: (event: Install) => void) => heard.set(name, act)
  new Function('addEventListener', 'skipWaiting', offlineWorker)(listen, () => undefined)
  heard.get('install')?.({ ...(addRoutes ? { addRoutes } : {}), waitUntil: (work) => waited.push(work) })
  return waited
}

test('the worker tells the browser to ask it about navigations only', () => {
  expect(install(async () => undefined)).toHaveLength(1)
  expect(install()).toHaveLength(0)
})

test('the worker is installed although the browser does not know the condition of its route', async () => {
  const refused = () => Promise.reject(new TypeError("Failed to execute 'addRoutes': the condition is empty"))
  await expect(Promise.all(install(refused))).resolves.toHaveLength(1)
})
