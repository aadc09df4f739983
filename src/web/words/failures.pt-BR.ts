export const failures = {
  unknown: 'Algo deu errado. Tente de novo.',
  noConnection: 'Não foi possível falar com o servidor. Tente de novo.',
  tooMany: ({ wait }: { wait: string }) => `Muitas tentativas. Tente de novo em ${wait}.`,
  checkFields: 'Confira os campos destacados.',
}
