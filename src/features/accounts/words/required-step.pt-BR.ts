export const requiredStep = {
  passwordTitle: 'Crie uma nova senha para continuar',
  passwordText: 'As regras de segurança pedem uma senha nova antes de você entrar no painel.',
  confirm: 'Confirme a nova senha',
  save: 'Salvar e continuar',
  saved: 'Senha alterada com sucesso!',
  failed: 'A senha não foi alterada',
  twoFactorTitle: 'Ative a verificação em duas etapas',
  twoFactorText: 'As regras de segurança da equipe pedem um código do seu celular além da senha.',
  twoFactorOn: 'Verificação em duas etapas ativada',
  signedInAs: ({ email }: { email: string }) => `Você entrou como ${email}.`,
}
