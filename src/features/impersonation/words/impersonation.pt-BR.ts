export const impersonation = {
  label: 'Acesso como outra pessoa',
  as: ({ name }: { name: string }) => `Vendo como: ${name}`,
  left: ({ minutes }: { minutes: number }) => (minutes === 1 ? 'termina em 1 minuto' : `termina em ${minutes} minutos`),
  stop: 'Sair',
  stopped: 'Impersonação finalizada',
  stopFailed: 'Erro ao finalizar impersonação',
}
