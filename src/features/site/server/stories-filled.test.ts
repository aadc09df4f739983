import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRating } from '#demo/factories/rating.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { loadSite } from '#server/static/site.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { keepSiteFilled } from './keep-site-filled.ts'
import { readAnnounced } from './read-announced.ts'

let t: TestApp
let folder: string
beforeAll(async () => {
  t = await testApp()
  await t.hub.start()
  folder = mkdtempSync(join(tmpdir(), 'filled-stories-'))
  mkdirSync(join(folder, 'client', 'planos'), { recursive: true })
  const stories =
    '<ul data-needs="storiesShown" data-list="stories"><li data-as="story">{{name}}: {{sentence}}<q data-needs="reply">{{reply}}</q></li></ul>'
  for (const name of ['planos/index.html', '__spa-fallback.html', '404.html'])
    writeFileSync(join(folder, 'client', name), `<h1>{{countValue}}</h1>${stories}`)
  const etags = { '/planos/index.html': 'built', '/__spa-fallback.html': 'built', '/404.html': 'built' }
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ scripts: {}, etags, routes: ['/planos'] }))
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true, force: true })
})

test('stories stand on every node from the third on, figures from the twentieth, and go with what is hidden', async () => {
  const { services, hub } = t
  const nodes = [loadSite(folder), loadSite(folder)]
  for (const site of nodes) await keepSiteFilled(site, { ...services, hub })
  const page = () => nodes.map((site) => site.pageAt('/planos') ?? '')
  const shows = (text: string) => waitFor(text, () => page().every((html) => html.includes(text)))
  await t.pool.query(`update announcements set content = content || '{"published": false}' where id = 'customers'`)
  await shows('<h1></h1>')
  let seconds = 0
  const approved = async (sentence: string, score = 5) => {
    const { id } = await aRegistration(t.context, { status: 'approved' })
    seconds += 1
    await aRating(t.context, id, { sentence, score, answered_at: new Date(Date.now() + seconds * 1000) })
    return id
  }
  await approved('Um')
  await approved('Dois {{name}}')
  await shows('<ul data-needs="storiesShown" data-list="stories" hidden=""></ul>')
  const third = await approved('Três & "quatro"', 1)
  await shows('<li data-as="story">Ana: Dois &#123;&#123;name}}<q data-needs="reply" hidden=""></q></li>')
  await shows('Ana: Três &amp; &quot;quatro&quot;')
  for (let count = 4; count <= 19; count++) await approved(`Resposta ${count}`)
  await waitFor('the newest six', () =>
    page().every((html) => html.includes('Resposta 19') && !html.includes('Ana: Um<')),
  )
  expect(page().every((html) => html.includes('<h1></h1>'))).toBe(true)
  await approved('Vinte')
  await shows('<h1>20 empresas abertas</h1>')

  // Hiding a low score leaves the average where it was.
  const rating = async () => (await readAnnounced(services.db, services.config)).proof.texts.ratingValue
  const before = await rating()
  expect(before).toBe('4,8 de 5')
  await t.pool.query(`update ratings set hidden_at = now(), hidden_reason = 'x' where business_registration_id = $1`, [
    third,
  ])
  expect(await rating()).toBe(before)
  await t.pool.query(`update ratings set hidden_at = now(), hidden_reason = 'x' where sentence <> 'Um'`)
  await shows('data-list="stories" hidden=""></ul>')
  await t.pool.query(`update business_registrations set status = 'rejected', approved_at = null where id = $1`, [third])
  await shows('<h1></h1>')
})
