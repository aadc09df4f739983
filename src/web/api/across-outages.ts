import { isReachable, whenConnected } from './connection.ts'

/**
 * Does work that may safely be done twice, and does it again when the connection broke meanwhile. While the server answers,
 * one failure may be chance and two are not.
 */
export async function acrossOutages<T>(work: () => Promise<T>, mayPass?: (error: unknown) => boolean): Promise<T> {
  for (let failures = 0; ; ) {
    await whenConnected()
    try {
      return await work()
    } catch (error) {
      if (mayPass && !mayPass(error)) throw error
      if (await isReachable()) failures += 1
      if (failures > 1) throw error
    }
  }
}
