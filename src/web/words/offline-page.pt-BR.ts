/** The page that the service worker shows; no other page carries these words. */
export const offlinePage = {
  title: 'Sem conexão',
  text: 'A página abre sozinha assim que a conexão voltar. O que você já tinha salvo continua salvo.',
  retry: 'Tentar de novo',
}
