export const edits = {
  never: 'Nada foi alterado aqui ainda.',
  somebody: 'Outra pessoa',
  yes: 'sim',
  no: 'não',
  nothing: 'vazio',
  before: 'antes:',
  after: 'agora:',
  entry: {
    created: ({ who, at }: { who: string; at: string }) => `${who} criou em ${at}`,
    changed: ({ who, at }: { who: string; at: string }) => `${who} alterou em ${at}`,
    removed: ({ who, at }: { who: string; at: string }) => `${who} removeu em ${at}`,
  },
  met: ({ who, at }: { who: string; at: string }) =>
    `${who} salvou este registro em ${at}, enquanto você escrevia. Nada do que você escreveu se perdeu. O que mudou:`,
  keep: 'Manter o que escrevi',
  take: 'Usar o que foi salvo',
}
