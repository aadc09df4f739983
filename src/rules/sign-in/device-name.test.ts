import { expect, test } from 'vitest'
import { languages } from '#rules/language/preferences.ts'
import { deviceName, deviceOf } from './device-name.ts'

const agents: [string, string][] = [
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome no Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'Samsung Internet no Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari no iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1',
    'Chrome no iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/132.0 Mobile/15E148 Safari/605.1.15',
    'Firefox no iPad',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge no Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 OPR/115.0.0.0',
    'Opera no Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
    'Safari no Mac',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox no Linux'],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Chrome no ChromeOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', 'Navegador no Windows'],
  ['Chrome/131.0', 'Chrome'],
  ['curl/8.5.0', 'Aparelho desconhecido'],
  ['', 'Aparelho desconhecido'],
]
test.each(agents)('%s', (userAgent, words) => expect(deviceName(deviceOf(userAgent), 'pt_BR')).toBe(words))

test('repeats nothing of what was sent', () => {
  expect(deviceName(deviceOf('<script>Clique em http://premio.example</script> Windows'), 'pt_BR')).toBe(
    'Navegador no Windows',
  )
})

test('a device is named in the language of whoever reads it', () => {
  const inEach = (device: { browser: string; system: string }) => languages.map((each) => deviceName(device, each))
  expect(inEach({ browser: 'Edge', system: 'Mac' })).toEqual(['Edge no Mac', 'Edge on Mac', 'Edge en Mac'])
  expect(inEach({ browser: '', system: 'Mac' })).toEqual(['Navegador no Mac', 'Browser on Mac', 'Navegador en Mac'])
  expect(inEach({ browser: '', system: '' })).toEqual([
    'Aparelho desconhecido',
    'Unknown device',
    'Dispositivo desconocido',
  ])
})
