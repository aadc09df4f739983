/** Texts of the offline page, which only the service worker shows. */
export const offlinePage = {
  title: 'Sem conexão',
  text: 'A página abre sozinha assim que a conexão voltar. O que você já tinha salvo continua salvo.',
  retry: 'Tentar de novo',
}
