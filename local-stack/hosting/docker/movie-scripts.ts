/** Prints the service role's token for .env, signed with its JWT_SECRET. Reads only the .env next to it. */
export const SERVICE_KEY_SCRIPT = `#!/bin/sh
# Prints SERVICE_KEY for .env, made from the JWT_SECRET in it.
set -eu
secret=$(sed -n 's/^JWT_SECRET=//p' "$(dirname "$0")/.env")
if [ -z "$secret" ]; then
  echo "Fill in JWT_SECRET in .env first." >&2
  exit 1
fi

part() {
  openssl base64 -A | tr '+/' '-_' | tr -d '='
}

signed=$(printf '{"alg":"HS256","typ":"JWT"}' | part).$(printf '{"role":"service_role","exp":4102444800}' | part)
echo "$signed.$(printf %s "$signed" | openssl dgst -sha256 -hmac "$secret" -binary | part)"
`;

/** Calls the function at a URL every hour with the service key; a failed call is repeated an hour later. */
export const CORRECT_MOVIES_SCRIPT = `#!/bin/sh
# Has movies corrected every hour. Without SERVICE_KEY in .env it does nothing.
address=$1
while true; do
  sleep "\${EVERY:-3600}"
  if [ -n "\${SERVICE_KEY:-}" ]; then
    wget -q -O - --header "Authorization: Bearer $SERVICE_KEY" --post-data '' "$address" || echo "correct-movies didn't answer"
    echo
  fi
done
`;
