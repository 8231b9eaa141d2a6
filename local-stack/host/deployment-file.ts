/** The file in which a build says what it was made for. All of it is in the scripts too. */
export const DEPLOYMENT_FILE = 'deployment.json';
