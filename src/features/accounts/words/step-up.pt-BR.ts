export const stepUp = {
  text: 'Isto mexe com dinheiro, acesso ou proteção. Digite sua senha ou o código da verificação em duas etapas.',
  password: 'Sua senha',
  code: 'Código da verificação em duas etapas',
  useCode: 'Usar um código',
  usePassword: 'Usar a senha',
  confirm: 'Confirmar',
}
