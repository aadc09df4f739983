export const twoFactor = {
  passwordText: 'Para começar, confirme sua senha.',
  start: 'Continuar',
  scanTitle: 'Leia o código com o seu aplicativo',
  scanText: 'Abra um aplicativo autenticador (Google Authenticator, Authy, 1Password) e aponte para o código.',
  qrLabel: 'Código QR para o aplicativo autenticador',
  secretTitle: 'Não consegue ler? Digite esta chave no aplicativo:',
  openApp: 'Abrir no aplicativo',
  copySecret: 'Copiar chave',
  secretCopied: 'Chave copiada',
  codeHint: 'O número que o aplicativo mostra agora.',
  confirm: 'Ativar',
  codesTitle: 'Guarde seus códigos de recuperação',
  codesText: 'Se perder o celular, cada código abre a sua conta uma vez. Eles não serão mostrados de novo.',
  copy: 'Copiar',
  copied: 'Códigos copiados',
  print: 'Imprimir',
  fileName: 'codigos-de-recuperacao.txt',
  fileTitle: ({ site }: { site: string }) => `Códigos de recuperação: ${site}`,
  kept: 'Guardei meus códigos',
  keptMissing: 'Guarde os códigos antes de continuar',
}

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

export const stepUp = {
  text: 'Isto mexe com dinheiro, acesso ou proteção. Digite sua senha ou o código da verificação em duas etapas.',
  password: 'Sua senha',
  code: 'Código da verificação em duas etapas',
  useCode: 'Usar um código',
  usePassword: 'Usar a senha',
  confirm: 'Confirmar',
}
