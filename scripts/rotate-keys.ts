// Seals with APP_KEY everything that is still sealed with APP_KEY_PREVIOUS, which can be removed from the environment afterwards.
import { features } from '#features/server.ts'
import { rotateKeys } from '#server/operations/rotation/rotate-keys.ts'
import { count, operate } from './operate.ts'

const words: Readonly<Record<string, string>> = {
  files: 'Arquivos',
  twoFactors: 'Segredos do segundo fator',
  paymentKeys: 'Chaves de pagamento',
  identityNumbers: 'Números de identidade',
}

await operate(async (operation) => {
  const rotated = await rotateKeys(operation, features)
  for (const [kind, { sealed, current, failed }] of Object.entries(rotated))
    console.log(
      `${words[kind]}: ${count(sealed)} selados de novo, ${count(current)} já estavam, ${count(failed)} com problema.`,
    )
  if (Object.values(rotated).some(({ failed }) => failed > 0)) {
    console.error('O que tem problema falta no armazenamento ou não abre com nenhuma das duas chaves.')
    return 1
  }
  console.log('Tudo abre com a chave atual: APP_KEY_PREVIOUS pode sair do ambiente.')
  return 0
})
