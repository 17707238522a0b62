// Sign-ups with go-playground/validator: a struct with tags, and one validator that is kept. See measuring.py for how it is called.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"sort"
	"strings"
	"time"

	"github.com/go-playground/validator/v10"
)

type SignUp struct {
	Username       string   `json:"username" validate:"required,min=4,max=24,username"`
	Email          string   `json:"email" validate:"required,email"`
	Password       string   `json:"password" validate:"required,min=8"`
	PasswordRepeat string   `json:"password_repeat" validate:"eqfield=Password"`
	Age            int      `json:"age" validate:"min=18,max=120"`
	Website        *string  `json:"website" validate:"omitempty,url,startswith=https://|startswith=http://"`
	Country        string   `json:"country" validate:"oneof=US CA MX BR GB DE FR ES IT NL SE NO PL AT CH JP KR IN AU ZA"`
	State          string   `json:"state" validate:"required_if=Country US"`
	Card           string   `json:"card" validate:"required,card"`
	Tags           []string `json:"tags" validate:"dive,min=1,max=20"`
}

var names = map[string]string{
	"Username": "username", "Email": "email", "Password": "password", "PasswordRepeat": "password_repeat", "Age": "age",
	"Website": "website", "Country": "country", "State": "state", "Card": "card", "Tags": "tags",
}

// A small letter, then letters, digits and underscores.
func isUsername(field validator.FieldLevel) bool {
	text := field.Field().String()
	for index := 0; index < len(text); index++ {
		byte := text[index]
		isFirst := 'a' <= byte && byte <= 'z'
		if !isFirst && (index == 0 || !('A' <= byte && byte <= 'Z' || '0' <= byte && byte <= '9' || byte == '_')) {
			return false
		}
	}
	return len(text) > 0
}

// From 12 to 19 digits, the last of which is the check digit.
func isCard(field validator.FieldLevel) bool {
	text := field.Field().String()
	if len(text) < 12 || len(text) > 19 {
		return false
	}
	sum, doubles := 0, len(text)%2 == 0
	for index := 0; index < len(text); index++ {
		digit := int(text[index]) - '0'
		if digit < 0 || digit > 9 {
			return false
		}
		if doubles {
			digit *= 2
			if digit > 9 {
				digit -= 9
			}
		}
		sum += digit
		doubles = !doubles
	}
	return sum%10 == 0
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	task, file, verdicts := os.Args[1], os.Args[3], os.Args[4]
	validate := validator.New()
	check(validate.RegisterValidation("username", isUsername))
	check(validate.RegisterValidation("card", isCard))

	text, err := os.ReadFile(file)
	check(err)
	lines := bytes.Split(bytes.TrimSuffix(text, []byte("\n")), []byte("\n"))
	forms := make([]SignUp, len(lines))
	for index, line := range lines {
		check(json.Unmarshal(line, &forms[index]))
	}

	out, err := os.Create(verdicts)
	check(err)
	writer := bufio.NewWriter(out)
	for index := range forms {
		wrong := map[string]bool{}
		if err := validate.Struct(&forms[index]); err != nil {
			for _, failure := range err.(validator.ValidationErrors) {
				wrong[names[strings.Split(failure.StructField(), "[")[0]]] = true
			}
		}
		list := []string{}
		for name := range wrong {
			list = append(list, name)
		}
		sort.Strings(list)
		fmt.Fprintln(writer, strings.Join(list, ","))
	}
	check(writer.Flush())

	count := 0
	countErrors := func(form *SignUp) {
		if err := validate.Struct(form); err != nil {
			count += len(err.(validator.ValidationErrors))
		}
	}
	best, spent := 1000.0, 0.0
	for passes := 0; passes < 3 || passes < 15 && spent < 1.5; passes++ {
		start := time.Now()
		if task == "memory" {
			for index := range forms {
				countErrors(&forms[index])
			}
		} else {
			for _, line := range lines {
				var form SignUp
				check(json.Unmarshal(line, &form))
				countErrors(&form)
			}
		}
		taken := time.Since(start).Seconds()
		spent += taken
		if taken < best {
			best = taken
		}
	}
	fmt.Println(best)
}
